import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { routes as clientRoutes } from '../../../../packages/gateway-sdk/src/calls/routes.gen.ts'
import { openapi } from '../../src/api/openapi/openapi.ts'
import { routeGroups } from '../../src/api/routes.ts'

export interface Answered {
  method: string
  /** Path and query. */
  path: string
  status: number
  type: string | null
  body: string
}

interface Content {
  content?: Record<string, { schema: object }>
}

interface Operation {
  responses: Record<string, Content & { $ref?: string }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Content> }
}

const document = openapi(routeGroups, '') as unknown as Document

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'openapi', ...document })

const validators = new Map<object, ValidateFunction>()

const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema)
  if (known !== undefined) return known
  // References of the document are relative to it.
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/')
  const validator = ajv.compile(JSON.parse(text))
  validators.set(schema, validator)
  return validator
}

const shapeOf = (path: string) =>
  path.replace(/\/$/, '').replaceAll(/\{\w+\}|:\w+/g, '*')

/** The client's name of a route, by its shape. */
const clientRouteOf = new Map(
  Object.values(clientRoutes).map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return [`${method} ${shapeOf(path)}`, route]
  }),
)

// Templates without parameters first: `data-types` is no address.
const patterns = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${shapeOf(path).replaceAll('*', '[^/]+')}/?$`),
  }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

const findOperation = ({ method, path }: Answered) => {
  const pathname = path.replace(/\?.*$/, '')
  const name = (method === 'HEAD' ? 'GET' : method).toLowerCase()
  const found = patterns.find(
    ({ pattern, operations }) =>
      pattern.test(pathname) && operations[name] !== undefined,
  )
  return found && { path: found.path, operation: found.operations[name] }
}

const resolve = (response: Content & { $ref?: string }): Content =>
  response.$ref === undefined
    ? response
    : (document.components.responses[response.$ref.split('/').at(-1) ?? ''] ??
      {})

const refusal = document.components.responses['NotFound']

const bodyProblems = (
  { body, type }: Answered,
  { content }: Content,
): readonly unknown[] => {
  if (content === undefined) {
    return body === '' ? [] : ['Its body is not described.']
  }
  const media = type?.split(';')[0] ?? 'none'
  const described = content[media]
  if (described === undefined) return [`Its type ${media} is not described.`]
  if (media !== 'application/json') return []
  const validate = validatorOf(described.schema)
  const value: unknown = body === '' ? undefined : JSON.parse(body)
  return validate(value) ? [] : (validate.errors ?? ['It is invalid.'])
}

const refusalProblems = ({ status, body }: Answered): readonly unknown[] => {
  const value = JSON.parse(body)
  const own = value.statusCode ?? status
  return [
    ...(own === status ? [] : [`It says that its status is ${own}.`]),
    ...(value.code === undefined && value.statusCode === undefined
      ? ['It has neither a code nor a status.']
      : []),
  ]
}

const problems = (answer: Answered): readonly unknown[] => {
  const { method, status, body } = answer
  if (method === 'OPTIONS' || method === 'HEAD') {
    return body === '' ? [] : ['A body where there must be none.']
  }
  const found = findOperation(answer)
  if (found?.operation === undefined) {
    return status < 400 || refusal === undefined
      ? ['No operation is described.']
      : [...bodyProblems(answer, refusal), ...refusalProblems(answer)]
  }
  const response = found.operation.responses[status]
  if (response === undefined) return ['Its status is not described.']
  const described = bodyProblems(answer, resolve(response))
  if (status >= 400) return [...described, ...refusalProblems(answer)]
  const name = clientRouteOf.get(`${method} ${shapeOf(found.path)}`)
  return name === undefined || status === 304
    ? described
    : [
        ...described,
        ...validateResponse(name, body === '' ? null : JSON.parse(body)),
      ]
}

/**
 * Fails when an answer differs from the OpenAPI document for its operation and
 * status, or from the client package's types.
 */
export function checkAnswer(answer: Answered): void {
  const found = problems(answer)
  if (found.length === 0) return
  const { method, path, status, body } = answer
  throw new Error(
    `${method} ${path} answered ${status} as nobody expects: ${JSON.stringify(found)}\n${body.slice(0, 2_000)}`,
  )
}
