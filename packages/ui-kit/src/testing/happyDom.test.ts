// @vitest-environment happy-dom
import { testComponents } from './testComponents.test.fixture.tsx'

// It prints an error for each frame, as it loads none.
testComponents({ except: /SafeAppFrame|overview/u })
