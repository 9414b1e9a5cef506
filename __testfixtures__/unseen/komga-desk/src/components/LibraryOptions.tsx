import { useUpdateLibraryMutation } from '../services/komgaApi';
import type { LibraryDto } from '../types';

const SWITCHES: [keyof LibraryDto, string][] = [
    ['importComicInfoBook', 'Read ComicInfo.xml for books'],
    ['importComicInfoSeries', 'Read ComicInfo.xml for series'],
    ['convertToCbz', 'Convert to CBZ'],
];

export function LibraryOptions({ library }: { library: LibraryDto }) {
    const [update, { isLoading, error }] = useUpdateLibraryMutation();
    return (
        <fieldset disabled={isLoading}>
            <legend>{library.name}</legend>
            {SWITCHES.map(([key, label]) => (
                <label key={key}>
                    <input
                        type="checkbox"
                        checked={Boolean(library[key])}
                        onChange={(e) => update({ id: library.id, changes: { [key]: e.target.checked } })}
                    />
                    {label}
                </label>
            ))}
            {error && <p role="alert">Komga did not take the change.</p>}
        </fieldset>
    );
}
