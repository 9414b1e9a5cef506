// fixture: profile=komga
it('lists', () => {
  cy.intercept('GET', '/api/v1/genres*', { body: ['Drama'] }); // want: migrated
  cy.intercept('GET', '/api/v1/languages', ['en']); // want: migrated
  cy.intercept('GET', '/api/v1/publishers*', { statusCode: 500 }); // want: migrated
  cy.intercept('GET', '/api/v1/tags*', { fixture: 'tags.json' }); // want: manual response-not-written-here
});

it('searches', () => {
  cy.intercept('GET', '/api/v1/books*').as('books'); // want: migrated
  cy.intercept('GET', '/api/v1/series?*'); // want: manual query-unknown
});
