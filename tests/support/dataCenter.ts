import path from 'node:path';
import { readDataCenter as read } from '../../site/kit/datacenter/dataCenter.ts';
import type { DataCenter } from '../../site/kit/datacenter/dataCenterModel.ts';
import { root } from './fieldguide.ts';

/** Reads the sample data center again, so that a test may change its copy. */
export function readDataCenter(): DataCenter {
  return read(path.join(root, 'site/data/datacenter'));
}
