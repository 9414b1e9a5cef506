const ky = require("ky").default;

async function save(id, library) {
	try {
		await ky.patch("/api/v1/libraries/" + id, { json: library }); // want: review not-retried
	} catch {
		return false;
	}
	const response = await fetch("/api/v1/books/list", { // want: review response-not-shown
		method: "POST",
		credentials: "include",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({}),
	});
	return (await response.json()).content;
}

module.exports = save;
