// @vitest-environment jsdom
import { testComponents } from './testComponents.test.fixture.tsx'

testComponents()
