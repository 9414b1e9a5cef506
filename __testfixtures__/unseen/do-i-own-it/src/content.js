// Runs on the pages of the shop. Only talks to background.js and to the shop itself.

async function shopBooks(query) {
	// the shop has an own API below its own origin
	const res = await fetch(`/api/v1/books?search=${encodeURIComponent(query)}&size=20`);
	return (await res.json()).items;
}

function mark(node, answer) {
	const sign = document.createElement('span');
	sign.className = 'do-i-own-it';
	if (answer.error) {
		sign.textContent = '?';
		sign.title = answer.error;
	} else {
		sign.textContent = answer.owned ? '✔ owned' : answer.known ? `${answer.count} owned` : '';
	}
	node.append(sign);
}

for (const node of document.querySelectorAll('h1.product-title, .product-card h3')) {
	chrome.runtime.sendMessage({ type: 'owned', title: node.textContent }, answer => mark(node, answer));
}

const input = document.querySelector('#quick-search');
if (input) {
	input.addEventListener('change', async () => {
		const items = await shopBooks(input.value);
		document.querySelector('#quick-hits').textContent = items.map(i => i.title).join('\n');
	});
}
