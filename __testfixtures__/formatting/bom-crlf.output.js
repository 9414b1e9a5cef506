// want: review lists-joined
fetch("/v2/tags").then(function (res) { return res.json(); });

// want: review response-not-shown
fetch("/api/v1/series/list", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({}),
}).then(function (res) { return res.json(); });
