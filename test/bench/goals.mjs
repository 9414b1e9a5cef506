/**
 * What is promised of each shape. A goal is a sentence and whether it holds, from the median seconds and the MiB of each
 * contender; undefined where one that it needs was not measured.
 */
const ours = 'catalogue-codemod';

/** Starting Node, the tool and a first parse costs something that has nothing to do with the files. */
const start = 0.8;

const goals = {
  sparse: [
    atMost('10 × rg -l', ({ seconds }) => [seconds[ours], 10 * seconds['rg -l']]),
    atMost('ast-grep scan', ({ seconds }) => [seconds[ours], seconds['ast-grep scan']]),
    atMost('1/60 of jscodeshift', ({ seconds }) => [seconds[ours], seconds.jscodeshift / 60]),
    atMost('500 MiB', ({ mebibytes }) => [mebibytes[ours], 500], 'MiB'),
  ],
  dense: [atMost('1/5 of jscodeshift', ({ seconds }) => [seconds[ours], seconds.jscodeshift / 5])],
  stranger: [atMost(`${start} s and half of parse`, ({ seconds }) => [seconds[ours], start + seconds.parse / 2])],
  sdk: [atMost(`${start} s and 3 × parse`, ({ seconds }) => [seconds[ours], start + 3 * seconds.parse])],
};

/** The lines that say which goals of a shape are reached. */
export function judge(shape, measured) {
  return (goals[shape] ?? []).map((goal) => goal(measured));
}

/** For shapes that grow: what one more call or file costs at the end, compared with the start. */
export function judgeGrowth(points) {
  const slope = (a, b) => (b.seconds - a.seconds) / (b.size - a.size);
  if (points.length < 3) return [];
  const [first, last] = [slope(points[0], points[1]), slope(points.at(-2), points.at(-1))];
  const ratio = last / first;
  return [`goal: the last ones cost at most 1.25 × the first: ${verdict(ratio <= 1.25)} (${ratio.toFixed(2)} ×)`];
}

function atMost(what, read, unit = 's') {
  return (measured) => {
    const [value, most] = read(measured);
    if (!Number.isFinite(value) || !Number.isFinite(most)) return `goal: at most ${what}: not measured`;
    return `goal: at most ${what}: ${verdict(value <= most)} (${value.toFixed(2)} of ${most.toFixed(2)} ${unit})`;
  };
}

function verdict(isReached) {
  return isReached ? 'reached' : 'MISSED';
}
