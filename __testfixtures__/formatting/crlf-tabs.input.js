const ky = require("ky").default;

async function save(id, library) {
	try {
		await ky.put("/api/v1/libraries/" + id, { json: library }); // want: review not-retried
	} catch {
		return false;
	}
	const response = await fetch("/api/v1/books", { // want: review response-not-shown
		method: "GET",
		credentials: "include",
	});
	return (await response.json()).content;
}

module.exports = save;
