// @vitest-environment happy-dom
import { testComponents } from './testComponents.test.fixture.tsx'

// happy-dom prints an error for each frame, since it loads none.
testComponents({ except: /SafeAppFrame|overview/u })
