const options = { method: 'GET', url: `${process.env.KOMGA_URL}/api/v1/series`, headers: {} }; // want: manual declared
if (process.argv[2]) options.url = `${process.env.KOMGA_URL}/api/v1/libraries`;
host.request(options);
