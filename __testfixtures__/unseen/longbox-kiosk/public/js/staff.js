/* global $, KOMGA_URL */
// The staff page talks to Komga itself: staff are logged in there, the kiosk user must not see everything.
$(function () {
    $.ajaxSetup({ xhrFields: { withCredentials: true } });
    var API = KOMGA_URL + '/api/v1';

    function fill($list, books) {
        $list.empty();
        $.each(books, function (i, book) {
            $list.append($('<li>').text(book.seriesTitle + ' ' + book.metadata.number).data('id', book.id));
        });
    }

    function showBroken() {
        $.getJSON(API + '/books?media_status=ERROR&media_status=UNSUPPORTED&size=200').done(function (page) {
            fill($('#broken'), page.content);
            $('#broken-count').text(page.totalElements);
        }).fail(function (xhr) {
            if (xhr.status === 401) window.location = KOMGA_URL + '/login';
        });
    }

    $('#find').on('submit', function (e) {
        e.preventDefault();
        $.ajax({
            url: API + '/series',
            data: { search: $('#find input').val(), size: 15 },
            dataType: 'json',
            success: function (page) {
                $('#found').html($.map(page.content, function (s) {
                    return $('<li>').text(s.metadata.title).attr('data-series', s.id);
                }));
            }
        });
    });

    $('#found').on('click', 'li', function () {
        var id = $(this).data('series');
        $.get(API + '/series/' + id + '/books', { size: 500, sort: 'metadata.numberSort,desc' }, function (page) {
            fill($('#books'), page.content);
        }, 'json');
    });

    $('#broken').on('click', 'li', function () {
        $.post(API + '/books/' + $(this).data('id') + '/analyze').done(showBroken);
    });

    showBroken();
});
