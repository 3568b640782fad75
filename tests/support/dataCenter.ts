import path from 'node:path';
import { type DataCenter, readDataCenter as read } from '../../site/kit/datacenter/dataCenter.ts';
import { root } from './fieldguide.ts';

export * from '../../site/kit/datacenter/dataCenter.ts';

/** Reads the sample data center anew, so that a test may change its copy. */
export function readDataCenter(): DataCenter {
  return read(path.join(root, 'site/data/datacenter'));
}
