export const Sample = () => (
  <pre>
    <code>curl http://localhost:25600/api/v1/series</code>{/* nope: prose */}
  </pre>
);

export const snippet = `
const response = await fetch('http://localhost:25600/api/v1/genres');
`; // nope: prose
