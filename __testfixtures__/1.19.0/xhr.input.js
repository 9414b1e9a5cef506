function books(onBooks) {
  var xhr = new XMLHttpRequest()
  xhr.open('GET', '/api/v1/books') // want: review response-not-shown
  xhr.onload = function () { onBooks(JSON.parse(this.responseText).content) }
  xhr.send()
}

function booksOnPage(page, onBooks) {
  var xhr = new XMLHttpRequest()
  xhr.open('GET', '/api/v1/books?page=' + page, true) // want: review query-parameters
  xhr.onload = function () { onBooks(JSON.parse(this.responseText).content) }
  xhr.send()
}

const volumes = (seriesId) => new Promise((resolve, reject) => {
  const xhr = new XMLHttpRequest()
  xhr.open('GET', `/api/v1/series/${seriesId}/books`) // want: review response-not-shown
  xhr.responseType = 'json'
  xhr.onload = () => resolve(xhr.response.content)
  xhr.onerror = reject
  xhr.send(null)
})

function pageImage(bookId, number) {
  const xhr = new XMLHttpRequest()
  xhr.open('GET', `/api/v1/books/${bookId}/pages/${number}`) // nope: a page of a book
  xhr.responseType = 'blob'
  xhr.send()
  return xhr
}

export { books, booksOnPage, volumes, pageImage }
