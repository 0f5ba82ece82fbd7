/**
 * The game as an XState machine: states, commands in, events out; runs without a DOM.
 */
export type { Command, MachineEvent, NewGameRequest, Via } from './commands.js';
export type { ChangeReason, Emitted, EmittedDetails, RejectedKind, RejectedReason } from './emitted.js';
export { presenter, spideretteMachine, type MachineInput, type Present, type Presentation } from './machine.js';
export { actionOf, dealsLeft, kindOf, perform, refusal, type Performed } from './perform.js';
