var frame = window.frame || {};
window.frame = frame;

frame.times = function (n, each) {
  for (var i = 0; i < n; i++) each(i);
};
