module.exports = {
  moduleNameMapper: {
    '\\.(css|svg)$': '<rootDir>/test/empty.js',
    '^paths/(.*)$': '<rootDir>/shared/$1',
  },
};
