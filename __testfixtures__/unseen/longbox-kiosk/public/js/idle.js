/* global $ */
window.Kiosk = (function () {
    var timer = null;
    return {
        onIdle: function (ms, fn) {
            $(document).on('click touchstart', function () {
                clearTimeout(timer);
                timer = setTimeout(fn, ms);
            });
        }
    };
})();
