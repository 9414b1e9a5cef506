'use strict';

var levels = ['error', 'warn', 'info', 'debug'];
var max = levels.indexOf(process.env.LOG || 'info');

levels.forEach(function (level, i) {
  exports[level] = function () {
    if (i > max) return;
    var args = [new Date().toISOString(), level.toUpperCase()].concat([].slice.call(arguments));
    console.log.apply(console, args);
  };
});
