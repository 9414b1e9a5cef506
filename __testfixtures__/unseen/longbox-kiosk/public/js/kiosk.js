/* global $, Kiosk */
$(function () {
    var state = { q: '', genre: '', letter: '', page: 0 };
    var $grid = $('#grid');

    function card(item) {
        return $('<a class="card">').attr('href', '#/series/' + item.id)
            .append($('<img>').attr('src', item.cover))
            .append($('<span>').text(item.title));
    }

    function load() {
        $grid.addClass('busy');
        $.getJSON('/api/series', state).done(function (data) {
            $grid.empty().append($.map(data.items, card));
            $('#total').text(data.total);
            $('#more').toggle(state.page + 1 < data.pages);
        }).always(function () {
            $grid.removeClass('busy');
        });
    }

    $.getJSON('/api/filters', function (filters) {
        $.each(filters.genres, function (i, genre) {
            $('#genre').append($('<option>').text(genre).val(genre));
        });
    });

    $('#genre').on('change', function () {
        state.genre = $(this).val();
        state.page = 0;
        load();
    });
    $('#letters').on('click', 'a', function (e) {
        e.preventDefault();
        state.letter = $(this).data('letter');
        state.page = 0;
        load();
    });
    $('#more').on('click', function () {
        state.page += 1;
        load();
    });
    Kiosk.onIdle(60000, load);
    load();
});
