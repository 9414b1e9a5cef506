// want: migrated
fetch("/api/v1/tags").then(function (res) { return res.json(); });

// want: migrated
fetch("/api/v1/series").then(function (res) { return res.json(); });
