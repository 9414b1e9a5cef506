// want: review lists-joined
fetch("/api/v1/tags").then(function (res) { return res.json(); });

// want: review response-not-shown
fetch("/api/v1/series").then(function (res) { return res.json(); });
