load('/api/v1/genres'); // want: manual unknown-client
