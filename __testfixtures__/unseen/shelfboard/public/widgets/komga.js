import { el, poll } from '../app.js'

export function mount(root) {
  const numbers = el('div', 'numbers')
  const reading = el('ul', 'reading')
  const search = el('input', 'search')
  const hits = el('ul', 'hits')
  search.placeholder = 'Find a series…'
  root.append(numbers, search, hits, reading)

  poll('/api/komga/counters', 60, c => {
    numbers.textContent = `${c.series} series · ${c.books} books · ${c.libraries} libraries`
  })

  poll('/api/komga/reading?limit=8', 30, list => {
    reading.replaceChildren(
      ...list.map(b => {
        const li = el('li')
        li.textContent = `${b.series} – ${b.title} (${b.page}/${b.pages})`
        return li
      })
    )
  })

  let timer
  search.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const res = await fetch(`/api/komga/series?search=${encodeURIComponent(search.value)}`)
      const list = await res.json()
      hits.replaceChildren(...list.map(s => {
        const li = el('li')
        li.textContent = s.title
        li.dataset.id = s.id
        return li
      }))
    }, 250)
  })
}
