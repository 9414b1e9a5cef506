// Two examples differ, so none of them counts.
export async function mirrored(library) {
	// want: review assumed-base
	const response = await fetch(`${process.env.MIRROR_BASE}/series?library_id=${library}`);
	return (await response.json()).content;
}

export async function own(library) {
	const base = process.env.KOMGA_BASE ?? location.origin;
	// want: review assumed-base
	const response = await fetch(`${base}/series?library_id=${library}`);
	return (await response.json()).content;
}
