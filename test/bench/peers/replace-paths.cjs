const { newPaths, oldPath } = require('./paths.cjs');

const whole = new RegExp(`${oldPath}(?=$|[?#])`);

/** A simple transform for jscodeshift: replaces the path in texts and templates within the arguments of calls. */
module.exports = function replacePaths(file, { jscodeshift: j }) {
  let isChanged = false;
  const replaced = (text) => {
    const next = text.replace(whole, (path) => newPaths.get(path) ?? path);
    isChanged ||= next !== text;
    return next;
  };
  const root = j(file.source);
  root.find(j.CallExpression).forEach(({ node }) => {
    for (const argument of node.arguments) {
      if (argument.type === 'StringLiteral') {
        const value = replaced(argument.value);
        if (value !== argument.value) argument.value = value;
      }
      for (const quasi of argument.type === 'TemplateLiteral' ? argument.quasis : []) {
        const cooked = replaced(quasi.value.cooked);
        if (cooked !== quasi.value.cooked) quasi.value = { cooked, raw: cooked };
      }
    }
  });
  return isChanged ? root.toSource() : undefined;
};
