const server = process.env.KOMGA_URL;

/** All lists of words are read alike; those of the age ratings are numbers now. */
async function names(path: string): Promise<string[]> {
  const response = await fetch(`${server}${path}`);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  const all: string[] = await response.json();
  return all.filter((one) => one !== '');
}

// want: migrated
export const genres = () => names('/api/v1/genres');
// want: review age-ratings
export const ageRatings = () => names('/api/v1/age-ratings');
