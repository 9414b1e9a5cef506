const paths = { tags: '/api/v1/tags', users: '/api/v1/users' };

export = paths;
