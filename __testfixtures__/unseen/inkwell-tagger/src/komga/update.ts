import type { KomgaSession } from "./session.js";
import type { Series, SeriesMetadata } from "./types.js";

export type Patch = Partial<SeriesMetadata>;

/** Leaves out locked fields and fields that would not change. */
export function diff(current: SeriesMetadata, wanted: Patch, lock: boolean): Patch {
	const out: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(wanted)) {
		const name = key as keyof SeriesMetadata;
		const lockName = `${key}Lock` as keyof SeriesMetadata;
		if (current[lockName] === true) continue;
		if (JSON.stringify(current[name]) === JSON.stringify(value)) continue;
		out[key] = value;
		if (lock) out[lockName] = true;
	}
	return out as Patch;
}

export async function applyPatch(komga: KomgaSession, series: Series, patch: Patch): Promise<boolean> {
	if (Object.keys(patch).length === 0) return false;
	await komga.call<void>(`/series/${series.id}/metadata`, "PATCH", patch);
	return true;
}
