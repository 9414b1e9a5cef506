/** Words of ordinary programs; none of them is a word of the catalogue's API. */
const nouns = words(`
  account action adapter address alert anchor archive asset attempt badge balance batch bin block board branch bucket
  budget buffer builder bundle button cache calendar canvas card cart cell channel chart check chunk city claim clock
  cluster code column comment commit company condition contact container context contract cookie coupon course cursor
  customer dashboard dataset date deck delay delivery deployment device dialog diff digest dock document domain draft
  driver edge editor element email employee engine entry environment error estimate event exchange export factory
  feature feed field file filter flag folder font form frame gate gateway gesture graph grid group guard guest handle
  hash header heap history host icon image index inbox input instance invoice issue item job journal key label lane
  layer layout lead lease ledger lens level limit line link list lock log loop mailbox map margin marker mask match
  matrix measure meeting member memo menu merge message meter mode model module monitor mount name node note notice
  number object offer offset option order origin outlet output owner package packet page palette pane panel parcel
  parser part partner patch path payment peer period permission phase picker pipeline pixel plan player plugin point
  policy pool port position price printer process product profile project prompt property proxy query queue quota
  range rate reader receipt record refund region registry release reminder renderer report request reservation
  resource response result review ring role room rotation route row sample scale schedule schema scope score screen
  script seat section segment selection sensor sequence session setting shape shard sheet shift shipment signal site
  size slice slot snapshot socket source span split stack stage state step stock stop store stream string style
  subject summary surface switch symbol sync table tab target task team template tenant term theme thread ticket tile
  timeline timer token tool topic total trace track transfer transition tree trigger tunnel unit update upload user
  value variant vector vendor version view viewport visit voucher wallet warehouse watcher weight widget window worker
  workspace wrapper writer zone`);

const verbs = words(`
  accept add adjust align allocate apply append assign attach balance bind build calculate cancel check clamp clear
  close collapse collect combine commit compare compile compose compress compute confirm connect convert copy count
  create decode defer describe detach detect discard dispatch drain draw drop emit enable encode enqueue ensure
  estimate evaluate evict expand expire export extract fill filter find fit flatten flush fold format freeze gather
  group guard hide hydrate import index infer inject insert inspect install invert join label limit link list load
  locate lock mark match measure merge migrate mount move narrow normalize notify observe open order pack pad parse
  partition pause persist pick plan prepare print project prune publish push read rebuild recover redo reduce refresh
  register reject release remove render repeat replace report reserve reset resize resolve restore resume retry
  reverse revoke rotate round route sample save scale scan schedule scroll search seek select send serialize settle
  shift show sign skip slice sort split stage start stop store stretch submit subscribe sum suspend swap sync tag take
  throttle toggle trace track transfer trim undo unlink unpack update validate verify visit wait walk watch weigh wrap
  write yield`);

const adjectives = words(`
  active ambient base basic big blank bold bound broken cached central clean clear closed cold common compact complete
  current custom daily dark default deferred deep dense direct dirty dry due dynamic eager early empty enabled exact
  expired external fast final first fixed flat focused foreign frozen full global hidden hot idle initial inline inner
  internal last late lazy leading left light linear live local locked long loose main major manual merged minor mixed
  narrow native nested new next null numeric old open optional outer parallel partial passive pending plain previous
  primary private public quick quiet random raw ready recent relative remote required reverse right root rough round
  safe scoped secondary secure shallow shared short silent simple single slow small smooth soft sorted sparse stable
  stale static sticky strict strong subtle temporary thin tight top total trailing unique upper valid virtual visible
  warm weak wide`);

const sentences = [
  'Keeps the {n} of each {m} until the {o} is closed.',
  'Gives the {a} {n}, or nothing if the {m} has none.',
  'The {n} may be missing while a {m} is loading.',
  'Called once per {n}; a second call is ignored.',
  'Does not throw: a {a} {n} is reported to the {m}.',
  'The order of the {n} matters to the {m}, so it is kept.',
  'Use the {a} {n} instead if the {m} is known to be {b}.',
  'A {n} without a {m} counts as {a}.',
];

/** Sentences that name what the catalogue names, too, as the comments of many programs do. */
const confusing = [
  'Since v1 of the protocol, tags are part of the {n}.',
  'Accepts books, series and tags alike; see /docs/v1/{n}.',
  'The v1 {n} had no series: its points were plain {m}s.',
  'GET /v1/{n}/tags is answered from the {m}.',
  'A series is a run of {n}s with the same tags, names and roles.',
  '@deprecated since v1, use the {a} {n} of the series instead',
  'Kept for `/api/v1/{n}`, whose authors relied on the {m}.',
];

/** Gives names and comments for code. */
export class Vocabulary {
  constructor(random, { isConfusing = false } = {}) {
    this.random = random;
    this.sentences = isConfusing ? [...sentences, ...confusing] : sentences;
  }

  noun() {
    return this.random.pick(nouns);
  }

  /** `pendingInvoice` */
  variable() {
    const { random } = this;
    return random.chance(0.4) ? this.noun() : camel(random.pick(adjectives), this.noun());
  }

  /** `reserveSeat` */
  action() {
    const { random } = this;
    return camel(random.pick(verbs), ...(random.chance(0.3) ? [random.pick(adjectives)] : []), this.noun());
  }

  /** `LedgerEntry` */
  type() {
    return pascal(this.noun(), this.noun());
  }

  sentence() {
    const { random } = this;
    const part = { n: () => this.noun(), m: () => this.noun(), o: () => this.noun() };
    const adjective = () => random.pick(adjectives);
    return random.pick(this.sentences).replace(/\{(\w)\}/g, (_, name) => (part[name] ?? adjective)());
  }

  /** A comment above a declaration, or none. */
  comment() {
    const { random } = this;
    if (random.chance(0.35)) return '';
    if (random.chance(0.5)) return `/** ${this.sentence()} */\n`;
    const lines = random.times(random.int(2, 5), () => ` * ${this.sentence()}\n`);
    return `/**\n${lines.join('')} */\n`;
  }
}

export function camel(first, ...others) {
  return first + others.map(capital).join('');
}

export function pascal(...parts) {
  return parts.map(capital).join('');
}

export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `pending-invoice` of `pendingInvoice`. */
export function kebab(name) {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Each line of a text moved to the right. */
export function indent(text, by = 2) {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

function words(text) {
  return text.trim().split(/\s+/);
}
