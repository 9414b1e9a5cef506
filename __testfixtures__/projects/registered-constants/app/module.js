angular
  .module('readingRoom', [])
  .constant('paths', { root: '/api/v1', loans: '/loans/api/v1' })
  .value('PAGE', 24);
