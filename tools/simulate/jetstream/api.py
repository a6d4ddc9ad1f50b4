"""What the servers of the model answer: the part of the JetStream API that is used, and messages that streams keep."""

from __future__ import annotations

import base64
from itertools import islice
from typing import Any, Final

import msgspec

from tools.simulate.jetstream.server import Server
from tools.simulate.jetstream.servers import Headers, Servers
from tools.simulate.jetstream.stream import (
    DEFAULTS,
    Change,
    Contents,
    Json,
    Message,
    Proposal,
    Purge,
    Removal,
    Stream,
    matches,
)

API: Final = "$JS.API."
EXPECTED: Final = "Nats-Expected-Last-Subject-Sequence"
NO_RESPONDERS: Final[Headers] = {"Status": "503"}
NOT_FOUND: Final[Headers] = {"Status": "404", "Description": "Message Not Found"}
PAGE: Final = 100_000  # subjects of an answer
BRIEF: Final = 0.05  # how often a server ends a batch before its end

_encode: Final = msgspec.json.encode


def _error(code: int, err_code: int, description: str) -> bytes:
    return _encode({"error": {"code": code, "err_code": err_code, "description": description}})


NO_STREAM: Final = _error(404, 10059, "stream not found")
NO_MESSAGE: Final = _error(404, 10037, "no message found")
NOT_NOW: Final = _error(503, 10008, "JetStream system temporarily unavailable")
EXISTS: Final = _error(400, 10058, "stream name already in use with a different configuration")
TOO_FEW: Final = _error(500, 10074, "replicas > 1 not supported in non-clustered mode")
FULL: Final = _error(400, 10077, "maximum bytes exceeded")
IN_PROCESS: Final = _error(400, 10164, "wrong last sequence")
SUCCESS: Final = b'{"success":true,"purged":0}'


class ModelServers(Servers):
    """Servers with JetStream."""

    def take(self, server: Server, subject: str, data: bytes, reply: str, headers: Headers | None) -> None:
        """Handle what a client has published."""
        if subject.startswith(API):
            self._asked(server, subject.removeprefix(API), data, reply)
            return
        is_heard = self.publish(server, subject, data, reply, headers)
        stream = next((each for each in self.streams.values() if each.takes(subject)), None)
        if stream is not None:
            leader = self.leader_of(stream, server)
            if leader is not None:
                is_heard = True
                self.cross(server, leader, lambda: self._append(stream, leader, subject, data, reply, headers or {}))
        if not is_heard:
            self.answer(server, reply, b"", NO_RESPONDERS)

    # Requests

    def _asked(self, server: Server, path: str, data: bytes, reply: str) -> None:
        if path.startswith("DIRECT.GET."):
            name, _, subject = path.removeprefix("DIRECT.GET.").partition(".")
            self._get_directly(server, name, subject, data, reply)
            return
        kind, _, name = path.rpartition(".")
        asked: Json = msgspec.json.decode(data) if data else {}
        stream = self.streams.get(name)
        if kind == "STREAM.CREATE":
            self.answer(server, reply, self._create(server, name, asked))
        elif stream is None:
            self.answer(server, reply, NO_STREAM)
        else:
            leader = self.leader_of(stream, server)
            if leader is not None:
                self.cross(server, leader, lambda: self._serve(kind, stream, leader, asked, reply))
            elif not self.delay or self.chance.random() < 0.5:  # else nobody answers at all
                self.answer(server, reply, NOT_NOW)

    def _create(self, server: Server, name: str, config: Json) -> bytes:
        stream = self.streams.get(name)
        if stream is None:
            if config.get("num_replicas", 1) > len(self.servers):
                return TOO_FEW
            if not self.has_quorum(server):
                return NOT_NOW
            stream = self.streams[name] = Stream(config, self.isotime(self.loop.time()), len(self.servers))
            stream.leader = server.number
        elif any(stream.config.get(key, DEFAULTS.get(key)) != value for key, value in config.items()):
            return EXISTS
        return _encode(self._info(stream, stream.replicas[max(stream.leader, 0)].at(self.loop.time()), {}))

    def _serve(self, kind: str, stream: Stream, leader: Server, asked: Json, reply: str) -> None:
        """Answer as the leader of a stream."""
        contents = stream.replicas[leader.number].at(self.loop.time())
        if leader.number not in (stream.leader, stream.deposed):
            return  # it was deposed meanwhile
        if kind == "STREAM.MSG.GET":
            self.answer(leader, reply, self._message(stream, contents, asked))
        elif kind == "STREAM.INFO":
            self.answer(leader, reply, _encode(self._info(stream, contents, asked)))
        elif kind == "STREAM.PURGE":
            self._propose(stream, leader, Purge(asked["filter"], asked.get("seq", 0)), reply)
        elif kind == "STREAM.MSG.DELETE":
            self._propose(stream, leader, Removal(asked["seq"]), reply)
        elif leader.number != stream.leader:
            return
        elif kind == "STREAM.UPDATE":
            stream.config.update(asked)
            self.answer(leader, reply, _encode(self._info(stream, contents, {})))
        elif kind == "STREAM.DELETE":
            del self.streams[stream.name]
            self.answer(leader, reply, SUCCESS)
        elif kind == "STREAM.LEADER.STEPDOWN":
            wanted = asked.get("placement", {}).get("preferred", "")
            self.depose(stream, next((each.number for each in self.servers if each.name == wanted), -1))
            self.answer(leader, reply, SUCCESS)

    def _info(self, stream: Stream, contents: Contents, asked: Json) -> Json:
        subjects = contents.subjects
        state: Json = {
            "messages": len(contents.messages), "bytes": contents.size, "last_seq": contents.last,
            "first_seq": next(iter(contents.messages), contents.last + 1), "consumer_count": 0,
            "num_subjects": len(subjects),
        }  # fmt: skip
        leader = self.servers[stream.leader].name if stream.leader >= 0 else ""
        info: Json = {
            "config": stream.config,
            "state": state,
            "created": stream.created,
            "cluster": {"name": "model", "leader": leader},
        }
        wanted = asked.get("subjects_filter")
        if wanted:
            found = [(subject, count) for subject, count in sorted(subjects.items()) if matches(wanted, subject)]
            first = asked.get("offset", 0)
            state["subjects"] = dict(found[first : first + PAGE])
            info |= {"total": len(found), "offset": first, "limit": PAGE}
        return info

    def _message(self, stream: Stream, contents: Contents, asked: Json) -> bytes:
        if "last_by_subj" in asked:
            found = contents.last_of(asked["last_by_subj"])
        elif "next_by_subj" in asked:
            found = next(contents.following(asked["next_by_subj"], asked.get("seq") or 1), None)
        else:
            found = contents.messages.get(asked["seq"])
        if found is None:
            return NO_MESSAGE
        message: Json = {"subject": found.subject, "seq": found.seq, "time": self.isotime(found.at)}
        message["data"] = base64.b64encode(found.data).decode()
        if found.headers:
            lines = "".join([f"{name}: {value}\r\n" for name, value in found.headers.items()])
            message["hdrs"] = base64.b64encode(f"NATS/1.0\r\n{lines}\r\n".encode()).decode()
        return _encode({"message": message})

    # Direct reads

    def _get_directly(self, server: Server, name: str, subject: str, data: bytes, reply: str) -> None:
        """Let the nearest server that has a stream answer, as far as it knows it."""
        stream = self.streams.get(name)
        if stream is None or not stream.config["allow_direct"]:
            self.answer(server, reply, b"", NO_RESPONDERS)
            return
        contents = stream.replicas[server.number].at(self.loop.time())
        if subject:
            self._answer_one(server, contents.last_of(subject), reply)
            return
        asked: Json = msgspec.json.decode(data)
        wanted = asked.get("next_by_subj", ">")
        if "batch" not in asked:
            self._answer_one(server, next(contents.following(wanted, asked["seq"]), None), reply)
            return
        size = asked["batch"]
        if self.delay and self.chance.random() < BRIEF:
            size = 1 + self.chance.randrange(3)
        following = contents.following(wanted, asked["seq"])
        found = list(islice(following, size))
        if not found:
            self.answer(server, reply, b"", NOT_FOUND)
            return
        for message in found:
            self.answer(server, reply, message.data, self._headers(message))
        left = str(sum([1 for _ in following]))
        self.answer(server, reply, b"", {"Status": "204", "Description": "EOB", "Nats-Num-Pending": left})

    def _answer_one(self, server: Server, found: Message | None, reply: str) -> None:
        if found is None:
            self.answer(server, reply, b"", NOT_FOUND)
        else:
            self.answer(server, reply, found.data, self._headers(found))

    def _headers(self, message: Message) -> Headers:
        return {
            **message.headers,
            "Nats-Subject": message.subject,
            "Nats-Sequence": str(message.seq),
            "Nats-Time-Stamp": self.isotime(message.at),
        }

    # Changes

    def _append(self, stream: Stream, leader: Server, subject: str, data: bytes, reply: str, headers: Headers) -> None:
        """Take a message into a stream, if it stands where its writer expects."""
        if leader.number not in (stream.leader, stream.deposed):
            return
        now = self.loop.time()
        contents = stream.replicas[leader.number].at(now)
        expected = headers.get(EXPECTED)
        if expected is not None:
            if any(isinstance(each.change, Message) and each.change.subject == subject for each in stream.proposals):
                self.answer(leader, reply, IN_PROCESS)
                return
            last = contents.last_of(subject)
            seq = 0 if last is None else last.seq
            if seq != int(expected):
                self.answer(leader, reply, _error(400, 10071, f"wrong last sequence: {seq}"))
                return
        kept = {name: value for name, value in headers.items() if name != EXPECTED}
        message = Message(stream.next_seq(contents), subject, data, kept, now)
        room: Any = stream.config["max_bytes"]
        if room > 0 and contents.size + message.size > room:
            self.answer(leader, reply, FULL)
            return
        self._propose(stream, leader, message, reply)

    def _propose(self, stream: Stream, leader: Server, change: Change, reply: str) -> None:
        """Have a change confirmed by most servers, if this one leads the stream: else it comes to nothing."""
        if leader.number != stream.leader:
            return
        proposal = Proposal(change, reply, stream.term, self.has_quorum(leader))
        stream.proposals.append(proposal)
        stream.ready_at = max(stream.ready_at, self.loop.time() + self.wait() + self.wait())
        self.later(stream.ready_at, self._confirm, stream, proposal)

    def _confirm(self, stream: Stream, proposal: Proposal) -> None:
        if stream.term != proposal.term or proposal not in stream.proposals:
            return
        leader = self.servers[stream.leader]
        if not self.has_quorum(leader):
            self.later(self.loop.time() + 0.1, self._confirm, stream, proposal)
            return
        while True:  # in their order, whatever woke first
            first = stream.proposals.popleft()
            stream.confirm(first.change)
            self.spread(stream)
            self._acknowledge(stream, leader, first)
            if first is proposal:
                return

    def _acknowledge(self, stream: Stream, leader: Server, proposal: Proposal) -> None:
        change = proposal.change
        if isinstance(change, Message):
            self.answer(leader, proposal.reply, _encode({"stream": stream.name, "seq": change.seq}))
        else:
            self.answer(leader, proposal.reply, SUCCESS)
