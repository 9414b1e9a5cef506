'use strict';

const { screen } = require('electron');

const MARGIN = 8;

/** Which edge of the display the tray sits at. */
function edgeOf(trayBounds, workArea, displayBounds) {
	if (workArea.y > displayBounds.y) return 'top';
	if (workArea.x > displayBounds.x) return 'left';
	if (workArea.width < displayBounds.width) return 'right';
	return trayBounds.y < displayBounds.y + displayBounds.height / 2 ? 'top' : 'bottom';
}

function clamp(value, low, high) {
	return Math.max(low, Math.min(value, high));
}

/** Puts the popup beside the tray icon, always inside the work area. */
function position(win, trayBounds) {
	const display = screen.getDisplayNearestPoint({ x: trayBounds.x, y: trayBounds.y });
	const { workArea, bounds } = display;
	const [width, height] = win.getSize();
	const edge = edgeOf(trayBounds, workArea, bounds);

	let x = Math.round(trayBounds.x + trayBounds.width / 2 - width / 2);
	let y = Math.round(trayBounds.y + trayBounds.height / 2 - height / 2);
	if (edge === 'top') y = workArea.y + MARGIN;
	if (edge === 'bottom') y = workArea.y + workArea.height - height - MARGIN;
	if (edge === 'left') x = workArea.x + MARGIN;
	if (edge === 'right') x = workArea.x + workArea.width - width - MARGIN;

	win.setPosition(
		clamp(x, workArea.x + MARGIN, workArea.x + workArea.width - width - MARGIN),
		clamp(y, workArea.y + MARGIN, workArea.y + workArea.height - height - MARGIN)
	);
}

module.exports = { position, edgeOf };
