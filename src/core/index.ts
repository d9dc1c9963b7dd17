// The only door of the core: everything else in the project imports from here.

export type { Amount } from "./amplification/Amount.ts";
export type { CascadeState, OpenRequest, ServiceTally } from "./amplification/CascadeState.ts";
export { type CertainCascade, certainCascade, isCertain } from "./amplification/certainCascade.ts";
export { afterDrawn, type DrawnCascade, drawCascade } from "./amplification/drawCascade.ts";
export { type Expected, type ExpectedService, expectRequests } from "./amplification/expectRequests.ts";
export { GraphError, type GraphFault } from "./amplification/GraphError.ts";
export { readServiceGraph } from "./amplification/readServiceGraph.ts";
export { applyRemedy, REMEDY_BUDGET, type RemedyId, remedyIds } from "./amplification/remedies.ts";
export { type Call, graphLimits, type Service, type ServiceGraph } from "./amplification/ServiceGraph.ts";
export type { BudgetResult } from "./budget/BudgetResult.ts";
export { type BudgetTotals, budgetFiguresAt, totalBudget } from "./budget/figures.ts";
export { type BudgetParams, budgetParams } from "./budget/params.ts";
export { readBudgetParams } from "./budget/readBudgetParams.ts";
export { runBudget } from "./budget/runBudget.ts";
export { firstAllAtCap, peakLate } from "./cap/figures.ts";
export { type CapParams, capParams, readCapParams } from "./cap/params.ts";
export { type CapResult, runCap } from "./cap/runCap.ts";
export { CAP_SAMPLE } from "./cap/sample.ts";
export { CAP_RETRIES } from "./cap/shares.ts";
export { realClientIds, realClients } from "./clients/index.ts";
export { expectedPayment } from "./idempotency/expected.ts";
export { idempotencyFigures } from "./idempotency/figures.ts";
export type { IdempotencyResult } from "./idempotency/IdempotencyResult.ts";
export { lostByName } from "./idempotency/losses.ts";
export type { MessageName } from "./idempotency/messages.ts";
export { type IdempotencyParams, idempotencyParams, type KeyId } from "./idempotency/params.ts";
export { type Payment, paymentAt } from "./idempotency/payments.ts";
export { readIdempotencyParams } from "./idempotency/readIdempotencyParams.ts";
export { runIdempotency } from "./idempotency/runIdempotency.ts";
export { baseAndCap } from "./params/baseAndCap.ts";
export { type Fraction, readFraction, writeFraction } from "./params/fraction.ts";
export { keyGivenTwice } from "./params/keyGivenTwice.ts";
export { ParamError } from "./params/ParamError.ts";
export type * from "./params/spec.ts";
export { randomInt } from "./random/randomInt.ts";
export { seedSpec } from "./random/seed.ts";
export { spreadSeed } from "./random/spreadSeed.ts";
export { type RandomState, seedXor128 } from "./random/xor128.ts";
export { type RuleId, ruleIds } from "./rules/index.ts";
export { scatterFigures } from "./scatter/figures.ts";
export {
  readScatterParams,
  type ScatterParams,
  type ScatterRule,
  scatterParams,
  scatterRules,
} from "./scatter/params.ts";
export {
  runScatter,
  SCATTER_CLIENTS,
  SCATTER_FAILURES,
  type ScatterResult,
  type ScatterRow,
} from "./scatter/runScatter.ts";
export { cumulate, figuresAt, type StormFigures, type StormTotals } from "./storm/figures.ts";
export type { Flows } from "./storm/flows.ts";
export { type StormParamName, type StormParams, stormParams } from "./storm/params.ts";
export { readStormParams } from "./storm/readStormParams.ts";
export { runStorm } from "./storm/runStorm.ts";
export type { StormResult } from "./storm/StormResult.ts";
export {
  lastTick,
  medianTick,
  peakAfterOutage,
  requestsPerClient,
  stormFigures,
} from "./storm/stormFigures.ts";
export { TICKS_PER_SECOND } from "./units.ts";
export { NO_BOUND, type Until } from "./until.ts";
