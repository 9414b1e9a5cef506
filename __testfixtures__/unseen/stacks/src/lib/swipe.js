/**
 * Svelte action: dispatches `swipeleft` and `swiperight`.
 *
 * @param {HTMLElement} node
 * @param {{ threshold?: number, restraint?: number }} [options]
 */
export function swipe(node, { threshold = 60, restraint = 80 } = {}) {
	let startX = 0;
	let startY = 0;
	let startedAt = 0;

	/** @param {TouchEvent} event */
	function begin(event) {
		const touch = event.changedTouches[0];
		startX = touch.clientX;
		startY = touch.clientY;
		startedAt = event.timeStamp;
	}

	/** @param {TouchEvent} event */
	function end(event) {
		const touch = event.changedTouches[0];
		const dx = touch.clientX - startX;
		const dy = touch.clientY - startY;
		if (event.timeStamp - startedAt > 600) return;
		if (Math.abs(dx) < threshold || Math.abs(dy) > restraint) return;
		node.dispatchEvent(new CustomEvent(dx < 0 ? 'swipeleft' : 'swiperight'));
	}

	node.addEventListener('touchstart', begin, { passive: true });
	node.addEventListener('touchend', end, { passive: true });

	return {
		destroy() {
			node.removeEventListener('touchstart', begin);
			node.removeEventListener('touchend', end);
		}
	};
}
