const text = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
};
const uri = { type: 'string', minLength: 1, pattern: "^(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+$" };
const line = { type: 'integer', minimum: 1 };

function object(properties: Record<string, unknown>, ...required: string[]) {
  return { type: 'object', additionalProperties: false, required, properties };
}

const region = object({ startLine: line, startColumn: line, endLine: line, endColumn: line }, 'startLine');
const artifact = object({ uri, uriBaseId: { type: 'string' } }, 'uri');
const location = object({ physicalLocation: object({ artifactLocation: artifact, region }, 'artifactLocation') });
const level = { enum: ['none', 'note', 'warning', 'error'] };
const properties = { type: 'object' };

const rule = object(
  {
    id: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    shortDescription: text,
    fullDescription: text,
    defaultConfiguration: object({ level }),
    properties,
  },
  'id',
);

const replacement = object(
  { deletedRegion: region, insertedContent: object({ text: { type: 'string' } }) },
  'deletedRegion',
);
const fix = object(
  {
    description: text,
    artifactChanges: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: object(
        { artifactLocation: artifact, replacements: { type: 'array', minItems: 1, items: replacement } },
        'artifactLocation',
        'replacements',
      ),
    },
  },
  'artifactChanges',
);

const result = object(
  {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message: text,
    locations: { type: 'array', minItems: 1, items: location },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
    baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
    suppressions: { type: 'array', items: object({ kind: { enum: ['inSource', 'external'] } }, 'kind') },
    fixes: { type: 'array', uniqueItems: true, items: fix },
    properties,
  },
  'message',
);

/** The part of the schema of SARIF 2.1.0 that a report uses, closed: a property that is not named here is refused. */
export const sarifSchema = object(
  {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: object(
        {
          tool: object(
            {
              driver: object(
                {
                  name: { type: 'string' },
                  semanticVersion: { type: 'string' },
                  rules: { type: 'array', uniqueItems: true, items: rule },
                },
                'name',
              ),
            },
            'driver',
          ),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          originalUriBaseIds: { type: 'object', additionalProperties: object({ uri, description: text }) },
          invocations: {
            type: 'array',
            items: object(
              {
                executionSuccessful: { type: 'boolean' },
                toolExecutionNotifications: {
                  type: 'array',
                  items: object({ level, message: text, locations: { type: 'array', items: location } }, 'message'),
                },
              },
              'executionSuccessful',
            ),
          },
          properties,
          results: { type: 'array', items: result },
        },
        'tool',
      ),
    },
  },
  'version',
  'runs',
);
