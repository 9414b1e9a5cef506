describe('lists', () => {
  it('shows them', () => {
    cy.request('/api/v1/genres').its('body').should('have.length', 3); // want: migrated
    cy.request('GET', '/api/v1/publishers').its('body.0').should('eq', 'A'); // want: migrated
    cy.request({ url: '/api/v1/books', qs: { search: 'komga', size: 1 } }).its('status').should('eq', 200); // want: migrated
    cy.request('/api/v1/series').then((response) => expect(response.body.content).to.have.length(2)); // want: migrated
    cy.request('/api/v1/age-ratings').its('body').should('include', '18'); // want: manual not-followed
    cy.request('/api/v1/books/latest').its('body'); // nope: a live list
  });
});
