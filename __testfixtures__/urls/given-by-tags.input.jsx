// The properties of components are given by tags.
const Names = ({ kind }) => <ul>{use(fetch(`/api/v1/${kind}`))}</ul>; // want: manual one-of-a-list
export const Both = () => (
  <div>
    <Names kind="genres" />
    <Names kind="collections" />
  </div>
);

const Live = ({ kind }) => <ul>{use(fetch(`/api/v1/${kind}`))}</ul>; // nope: only live lists
export const Lists = () => <Live kind="readlists" />;

const Whole = (props) => <ul>{use(fetch(`/api/v1/${props.kind}`))}</ul>; // want: manual one-of-a-list
export const Tags = () => <Whole kind="tags" />;

const Passed = ({ kind }) => <ul>{use(fetch(`/api/v1/${kind}`))}</ul>; // want: manual open-end
export const Page = ({ kind }) => <Passed kind={kind} />;

const Books = ({ id }) => <ul>{use(fetch(`/api/v1/series/${id}/books`))}</ul>; // want: review response-not-shown
export const First = () => <Books id="1" />;

const Listed = ({ kind }) => <ul>{use(fetch(`/api/v1/${kind}`))}</ul>; // want: manual open-end
export const listed = { names: Listed };
export const Collections = () => <Listed kind="collections" />;

const Spread = ({ kind }) => <ul>{use(fetch(`/api/v1/${kind}`))}</ul>; // want: manual open-end
export const Given = (props) => <Spread {...props} />;
