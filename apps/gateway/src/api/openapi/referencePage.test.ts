import { expect, test } from 'vitest'
import type { ReferenceDocument } from './readOperations.ts'
import { referencePage } from './referencePage.ts'

const hostile = '<img src=x onerror=alert(1)>"\'&`code`'
const document: ReferenceDocument = {
  info: { title: hostile, version: '1', description: hostile },
  servers: [{ url: 'http://localhost:5180' }],
  tags: [{ name: 'Things', description: hostile }],
  paths: {
    '/things/{id}': {
      delete: {
        operationId: 'deleteThing',
        tags: ['Things'],
        summary: hostile,
        security: [{ operator: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: hostile,
            required: true,
            schema: { type: 'string' },
            example: hostile,
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object' },
              example: { text: hostile },
            },
          },
        },
        responses: {
          204: { description: 'Success, without a body' },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: { responses: { NotFound: { description: hostile } } },
}

test('default: parameters, an example and the errors of each operation', () => {
  const { bytes, type } = referencePage(document)
  const html = new TextDecoder().decode(bytes)
  expect(type).toBe('text/html; charset=utf-8')
  for (const part of [
    'id="deleteThing"',
    '>DELETE</code>',
    'path, required',
    'Authorization: Bearer',
    'Answer 204',
    '<code>404</code>',
    '<code>code</code>',
  ]) {
    expect(html).toContain(part)
  }
})

test('error: escapes texts of the document and blocks every load', () => {
  const { bytes, headers } = referencePage(document)
  const html = new TextDecoder().decode(bytes)
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/i)
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
  )
})
