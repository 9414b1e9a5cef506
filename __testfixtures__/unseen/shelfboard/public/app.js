export function el(tag, className = '') {
  const node = document.createElement(tag)
  if (className) node.className = className
  return node
}

export function poll(url, seconds, draw) {
  const tick = async () => {
    try {
      const res = await fetch(url)
      if (res.ok) draw(await res.json())
    } catch {
      // the next round may work
    }
    setTimeout(tick, seconds * 1000)
  }
  tick()
}

for (const node of document.querySelectorAll('[data-widget]')) {
  import(`./widgets/${node.dataset.widget}.js`).then(m => m.mount(node))
}
