import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A JSON schema of the document, as far as the contracts use it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: boolean | JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};

type Content = Record<string, { schema: JsonSchema }>;

type OperationObject = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  security?: unknown[];
  'x-drops-unknown'?: true;
};

export type ApiDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, JsonSchema> };
};

export type Operation = {
  /** `POST /api/orders` */
  name: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  needsLogin: boolean;
  /** Fields of body and query that the document does not name are dropped, not refused. */
  dropsUnknown: boolean;
  parameters: readonly Parameter[];
  body: { mediaType: string; schema: JsonSchema } | undefined;
  /** The statuses that the document names. */
  statuses: ReadonlySet<number>;
  /** The media type of a good answer. */
  answerType: string;
  /** What the document says against a body, a parameter's value or a good answer; undefined: nothing. */
  bodyFault: (body: unknown) => string | undefined;
  parameterFault: (name: string, value: unknown) => string | undefined;
  answerFault: (answer: unknown) => string | undefined;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FORMATS: Record<string, (text: string) => boolean> = {
  uuid: (text) => UUID.test(text),
  uri: (text) => URL.canParse(text),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  binary: () => true,
};

function createValidator(document: ApiDocument): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate);
  ajv.addSchema(document, 'api');
  return ajv;
}

const pointer = (...keys: string[]) =>
  `api#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

function faultOf(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const extra = error?.params['additionalProperty'] as string | undefined;
  return `${error?.instancePath || '/'} ${error?.message}${extra === undefined ? '' : `: ${extra}`}`;
}

/** Every call of the API's document, with what it says of input and answers. */
export function readOperations(document: ApiDocument): Operation[] {
  const ajv = createValidator(document);
  const validatorAt = (...keys: string[]) => {
    let validate: ValidateFunction | undefined;
    return (value: unknown) => faultOf((validate ??= ajv.compile({ $ref: pointer(...keys) })), value);
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const at = ['paths', path, method];
      const [requestType, requestContent] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const [answerType = ''] = Object.keys(operation.responses['200']?.content ?? {});
      const parameters = operation.parameters ?? [];
      const checks = new Map(
        parameters.map(({ name }, index) => [name, validatorAt(...at, 'parameters', `${index}`, 'schema')]),
      );
      const hasBody = requestType !== undefined && requestContent !== undefined;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        needsLogin: (operation.security ?? []).length > 0,
        dropsUnknown: operation['x-drops-unknown'] === true,
        parameters,
        body: hasBody ? { mediaType: requestType, schema: requestContent.schema } : undefined,
        statuses: new Set(Object.keys(operation.responses).map(Number)),
        answerType,
        bodyFault: validatorAt(...at, 'requestBody', 'content', requestType ?? '', 'schema'),
        parameterFault: (name, value) => checks.get(name)?.(value),
        answerFault: validatorAt(...at, 'responses', '200', 'content', answerType, 'schema'),
      };
    }),
  );
}
