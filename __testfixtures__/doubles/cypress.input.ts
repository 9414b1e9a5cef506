describe('browsing', () => {
  it('shows books', () => {
    cy.intercept('GET', '/api/v1/books?*', { fixture: 'books.json' }).as('books'); // want: review query-parameters
    cy.intercept('GET', '**/api/v1/series*', { body: { content: [] } }); // want: review query-parameters
    cy.intercept({ method: 'PUT', url: '**/api/v1/libraries/*' }, { statusCode: 204 }); // want: migrated
    cy.intercept('**/api/v1/genres', ['Drama']); // want: manual method-unknown
    cy.intercept('GET', '/api/v1/books/*', { id: '1' }); // nope: one book
    cy.intercept('POST', '/api/v1/series/list', { content: [] }); // nope: moved already
    cy.visit('/series');
  });
});
