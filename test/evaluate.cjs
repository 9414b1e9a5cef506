// Imports a module as Node does. The tests themselves are imported by vitest, which keeps one instance of each module.
module.exports = (address) => import(address);
