frame.List = function (api, element) {
  this.api = api;
  this.element = element;
};

frame.List.prototype.fill = function () {
  var self = this;
  self.api.unread('lastModified,desc').done(function (page) {
    self.element.text(page.totalElements);
  });
};

frame.List.prototype.recent = function () {
  var self = this;
  self.api.load('books', { size: 3 }).done(function (page) { // want: migrated
    self.element.append(page.content.length);
  });
};
