function books(onBooks) {
  var xhr = new XMLHttpRequest()
  xhr.open('POST', '/api/v1/books/list') // want: review response-not-shown
  xhr.onload = function () { onBooks(JSON.parse(this.responseText).content) }
  xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.send(JSON.stringify({}))
}

function booksOnPage(page, onBooks) {
  var xhr = new XMLHttpRequest()
  xhr.open('POST', '/api/v1/books/list?page=' + page, true) // want: review query-parameters
  xhr.onload = function () { onBooks(JSON.parse(this.responseText).content) }
  xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.send(JSON.stringify({}))
}

const volumes = (seriesId) => new Promise((resolve, reject) => {
  const xhr = new XMLHttpRequest()
  xhr.open('POST', '/api/v1/books/list') // want: review response-not-shown
  xhr.responseType = 'json'
  xhr.onload = () => resolve(xhr.response.content)
  xhr.onerror = reject
  xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.send(JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }))
})

function pageImage(bookId, number) {
  const xhr = new XMLHttpRequest()
  xhr.open('GET', `/api/v1/books/${bookId}/pages/${number}`) // nope: a page of a book
  xhr.responseType = 'blob'
  xhr.send()
  return xhr
}

export { books, booksOnPage, volumes, pageImage }
