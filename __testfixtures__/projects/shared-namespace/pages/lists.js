(function (Pad) {
  // Each page has its own `load`, which the other page does not see.
  Pad.load('/genres').then(console.log); // want: manual, manual
  Pad.load('/collections').then(console.log); // nope: not deprecated
})(window.Pad);
