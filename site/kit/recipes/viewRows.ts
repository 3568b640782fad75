import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { countedRange, ipText } from '../datacenter/facts.ts';
import {
  communicationRows,
  compositionRows,
  computeRows,
  customFieldRows,
  deviceRows,
  listenerPorts,
  securityRows,
} from './assetViews.ts';
import { addressesOf, dateOf, keyedIn, keyOf, numbered, type Row, viewComponents } from './viewFields.ts';

/** The rows of every view that the sample data center has rows for. */
export function viewRows(dc: DataCenter): Record<string, Row[]> {
  return Object.fromEntries(Object.entries(VIEWS).map(([view, rowsOf]) => [view, rowsOf(dc)]));
}

/** The rows of each view, in the order in which they are written. */
const VIEWS: Record<string, (dc: DataCenter) => Row[]> = {
  view_dbb_compute_v2: computeRows,
  view_dbb_adm_businessapp_composition_v2: compositionRows,
  view_dbb_adm_workload_and_app_comm_v2: communicationRows,
  view_dbb_security_v2: securityRows,
  view_device_v1: (dc) =>
    deviceRows(dc).map(({ device_pk, name, asset_no, os_name, os_version }) => ({
      device_pk,
      name,
      asset_no,
      os_name,
      os_version,
    })),
  view_device_v2: deviceRows,
  view_rack_v1: (dc) => Object.entries(dc.racks).map(([name, { key }]) => ({ rack_pk: key, name })),
  view_netport_v1: (dc) =>
    dc.rows.view_netport_v1.map(({ device, ...port }) => ({
      ...port,
      device_fk: keyOf(dc, device),
    })),
  view_serviceinstance_v2: (dc) =>
    Object.values(dc.services).flatMap(({ key, instances }) =>
      keyedIn(instances).map(([device, instance]) => ({
        serviceinstance_pk: instance.key,
        service_fk: key,
        device_fk: keyOf(dc, device),
        enduser_fk: instance.user && dc['end-users'][instance.user]?.key,
        pinned: false,
        topology_status: instance.topology,
      })),
    ),
  view_enduser_v1: (dc) =>
    Object.entries(dc['end-users']).map(([name, user]) => ({
      enduser_pk: user.key,
      name,
      email: user.email,
      contact: user.contact,
      location: user.location,
      adusername: user.account,
    })),
  view_mountpoint_v1: (dc) =>
    dc['mount-points'].map((mount) => ({
      mountpoint_pk: mount.key,
      device_fk: keyOf(dc, mount.device),
      mountpoint: mount.mount,
      filesystem: mount.filesystem,
      fstype_name: mount.type,
      capacity: mount.capacity,
      free_capacity: mount.free,
    })),
  view_certificate_v1: (dc) =>
    keyedIn(dc.certificates).map(([name, { key, valid_to }]) => ({
      certificate_pk: key,
      issued_to: name,
      valid_to: dateOf(dc, valid_to),
    })),
  view_appcomp_v1: (dc) =>
    viewComponents(dc).map(({ name, key, device, category }) => ({
      appcomp_pk: key,
      name,
      device_fk: keyOf(dc, device),
      application_category_name: category,
    })),
  view_businessapplication_v1: (dc) =>
    Object.entries(dc['business-services']).map(([name, service]) => ({
      businessapplication_pk: service.key,
      name,
      is_contains_pii: service.contains_pii,
    })),
  view_businessapplicationelement_v1: (dc) =>
    Object.values(dc['business-services']).flatMap(({ key, devices = [], components = [] }): Row[] => [
      ...devices.map((device) => ({ businessapplication_fk: key, device_fk: keyOf(dc, device) })),
      ...viewComponents(dc)
        .filter(({ name }) => components.includes(name))
        .map((component) => ({ businessapplication_fk: key, appcomp_fk: component.key })),
    ]),
  view_software_v1: (dc) =>
    keyedIn(dc.software).map(([name, { key, type }]) => ({
      software_pk: key,
      name,
      software_type: type,
    })),
  view_softwareinuse_v1: (dc) =>
    Object.values(dc.software).flatMap((software) =>
      keyedIn(software.installed).map(([device, { key, version, date }]) => ({
        softwareinuse_pk: key,
        software_fk: software.key,
        device_fk: keyOf(dc, device),
        version,
        install_date: dateOf(dc, date),
      })),
    ),
  view_softwareeoleos_v1: (dc) =>
    keyedIn(dc.software)
      .flatMap(([, { key, versions = {} }]) =>
        Object.entries(versions).map(([version, dates]) => ({ key, version, dates })),
      )
      .map(({ key, version, dates }, index) => ({
        softwareeoleos_pk: index + 1,
        software_fk: key,
        version,
        eol_date: dates.end_of_life,
        eos_date: dates.end_of_service,
        source: dates.source ?? 'enriched',
      })),
  view_device_custom_fields_flat_v1: customFieldRows,
  view_device_custom_fields_flat_v2: customFieldRows,
  view_telcocircuit_v1: (dc) =>
    Object.entries(dc.circuits).map(([circuit_id, circuit]) => ({
      telcocircuit_pk: circuit.key,
      circuit_id,
      vendor_fk: Object.keys(dc.vendors).indexOf(circuit.vendor) + 1,
      circuit_type: circuit.type,
      bandwidth: circuit.bandwidth,
      monthly_cost: circuit.monthly_cost,
      contract_end_date: circuit.contract.end,
      a_end: [circuit.from.device, circuit.from.port].filter(Boolean).join(' '),
      z_end: circuit.to?.device,
    })),
  view_telcocircuit_custom_fields_flat_v1: (dc) =>
    Object.values(dc.circuits).flatMap(({ key, custom_fields }) =>
      custom_fields ? [{ telcocircuit_fk: key, ...custom_fields }] : [],
    ),
  view_service_v2: (dc) =>
    keyedIn(dc.services).map(([name, { key }]) => ({
      service_pk: key,
      name,
      displayname: name,
    })),
  view_servicelistenerport_v2: listenerPorts,
  view_servicecommunication_v2: (dc) => {
    const ports = listenerPorts(dc);
    const addresses = addressesOf(dc);
    return dc.communications.map((row, index) => ({
      servicecommunication_pk: index + 1,
      listener_device_fk: keyOf(dc, row.listener),
      client_device_fk: keyOf(dc, row.client),
      listener_ip: addresses.find(({ device }) => device === row.listener)?.address,
      client_ip: row.ip,
      port: row.port,
      protocol: '6',
      servicelistenerport_fk: ports.find(
        ({ device_fk, port }) => device_fk === keyOf(dc, row.listener) && port === row.port,
      )?.servicelistenerport_pk,
      client_process_display_name: row.process,
      last_detected: dateOf(dc, row.seen),
      netstat_total_samples: row.netstat?.[0],
      netstat_active_samples: row.netstat?.[1],
      netstat_total_eports: row.netstat?.[2],
    }));
  },
  view_affinitygroup_v2: (dc) =>
    Object.entries(dc['application-groups']).map(([name, { rule }], index) => ({
      affinitygroup_pk: index + 1,
      name,
      primary_device_fk: keyOf(dc, rule.starting_points[0]),
    })),
  view_subnet_v1: (dc) => {
    const keys = numbered(dc.subnets);
    return Object.keys(dc.subnets).map((subnet) => {
      const range = countedRange(subnet);
      return {
        subnet_pk: keys.get(subnet),
        network: range && ipText(range.first),
        mask_bits: range?.bits,
        range_begin: range && ipText(range.first + 1),
        range_end: range && ipText(range.last - 1),
      };
    });
  },
  view_ipaddress_v1: (dc) => {
    const keys = numbered(dc.subnets);
    return addressesOf(dc).map(({ subnet, address, device, label }, index) => ({
      ipaddress_pk: index + 1,
      ip_address: address,
      label,
      device_fk: keyOf(dc, device),
      subnet_fk: keys.get(subnet),
      available: false,
    }));
  },
  view_dnszone_v1: (dc) => {
    const keys = numbered(dc.dns);
    return Object.keys(dc.dns).map((name) => ({ dnszone_pk: keys.get(name), name }));
  },
  view_dnsrecords_v1: (dc) => {
    const keys = numbered(dc.dns);
    return Object.entries(dc.dns).flatMap(([zone, { records }]) =>
      records.map(({ name, type, content }) => ({ name, type, content, dnszone_fk: keys.get(zone) })),
    );
  },
};
