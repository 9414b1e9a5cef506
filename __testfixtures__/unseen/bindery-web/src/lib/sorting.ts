const ARTICLES: Record<string, readonly string[]> = {
  en: ['the', 'a', 'an'],
  fr: ['le', 'la', 'les', 'un', 'une', "l'"],
  de: ['der', 'die', 'das', 'ein', 'eine'],
  es: ['el', 'la', 'los', 'las', 'un', 'una'],
}

const collators = new Map<string, Intl.Collator>()

function collator(language: string): Intl.Collator {
  let found = collators.get(language)
  if (!found) {
    found = new Intl.Collator(language || 'en', { numeric: true, sensitivity: 'base' })
    collators.set(language, found)
  }
  return found
}

/** "The Quiet Engine" becomes "Quiet Engine, The". */
export function sortTitle(title: string, language = 'en'): string {
  const lower = title.toLowerCase()
  for (const article of ARTICLES[language] ?? []) {
    const prefix = article.endsWith("'") ? article : `${article} `
    if (lower.startsWith(prefix)) {
      return `${title.slice(prefix.length).trim()}, ${title.slice(0, prefix.length).trim()}`
    }
  }
  return title
}

export function byTitle<T>(title: (item: T) => string, language = 'en') {
  const { compare } = collator(language)
  return (a: T, b: T): number => compare(sortTitle(title(a), language), sortTitle(title(b), language))
}
