// fixture: profile=komga
it('lists', () => {
  cy.intercept('GET', '/api/v2/genres*', { body: { content: ['Drama'] } }); // want: migrated
  cy.intercept('GET', '/api/v2/languages?unpaged=true', { content: ['en'] }); // want: migrated
  cy.intercept('GET', '/api/v2/publishers*', { statusCode: 500 }); // want: migrated
  cy.intercept('GET', '/api/v1/tags*', { fixture: 'tags.json' }); // want: manual response-not-written-here
});

it('searches', () => {
  cy.intercept('POST', '/api/v1/books/list*').as('books'); // want: migrated
  cy.intercept('GET', '/api/v1/series?*'); // want: manual query-unknown
});
