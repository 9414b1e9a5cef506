/* global $ */
// Opening hours in the corner of the screen.
$(function () {
    var HOURS = {
        0: null,
        1: ['11:00', '18:00'],
        2: ['11:00', '18:00'],
        3: ['11:00', '20:00'],
        4: ['11:00', '18:00'],
        5: ['11:00', '20:00'],
        6: ['10:00', '16:00']
    };

    function two(n) {
        return (n < 10 ? '0' : '') + n;
    }

    function text(now) {
        var today = HOURS[now.getDay()];
        var time = two(now.getHours()) + ':' + two(now.getMinutes());
        if (!today) return time + ' closed today';
        if (time < today[0]) return time + ' opens at ' + today[0];
        if (time >= today[1]) return time + ' closed';
        return time + ' open until ' + today[1];
    }

    function tick() {
        $('#clock').text(text(new Date()));
    }

    setInterval(tick, 20000);
    tick();
});
